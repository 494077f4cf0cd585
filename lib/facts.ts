type Fact = string | undefined;
type Photograph = { file: string; width: number; height: number; alt: string };

/**
 * Facts that only the owner of the product knows. Pages show a fact once it is given. Until then they show the default
 * that its comment names, or nothing. `npm run check:live` lists the missing facts.
 */
export const facts = {
  /** A sentence that ends the answer to "Who is told" on the product page. */
  alertChannel: undefined as Fact,
  /** A sentence that answers "How many do I need?" on the product page, such as "One device watches one room." */
  devicesPerRoom: undefined as Fact,
  /** A sentence that answers "Installation" on the product page. */
  installation: undefined as Fact,
  /** A sentence that answers "Warranty" on the product page. */
  warranty: undefined as Fact,
  /** A sentence on the home page that says what the headline price covers. Default: it is in the quotation. */
  headlinePriceCovers: undefined as Fact,
  /** A phrase, such as "one working day", in which the company replies. Shown beside the form and after sending. */
  replyTime: undefined as Fact,
  /** Shown beside the form and in the footer of every page. */
  email: undefined as Fact,
  /** Shown beside the form and in the footer of every page. */
  address: undefined as Fact,
  /** A file in `public/images`, with its size in pixels. Default: the rendering of the hardware. */
  photograph: undefined as Photograph | undefined,
};

export type Facts = Partial<typeof facts>;
