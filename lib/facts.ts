type Fact = string | undefined;
type Photograph = { file: string; width: number; height: number; alt: string };

/**
 * Facts that only the owner of the product knows. Pages show a fact once it is given; until then nothing stands in its
 * place. `npm run check:live` lists the missing ones.
 */
export const facts = {
  /** A sentence: after "Who is told", on the product page. */
  alertChannel: undefined as Fact,
  /** A sentence: "How many do I need?" on the product page, such as "One device watches one room." */
  devicesPerRoom: undefined as Fact,
  /** A sentence: "Installation" on the product page. */
  installation: undefined as Fact,
  /** A sentence: "Warranty" on the product page. */
  warranty: undefined as Fact,
  /** A sentence on the home page: what the headline price covers. By default the quotation spells it out. */
  headlinePriceCovers: undefined as Fact,
  /** A phrase, such as "one working day": "We reply within one working day", beside the form and after sending. */
  replyTime: undefined as Fact,
  /** Beside the form and in the footer of every page. */
  email: undefined as Fact,
  /** Beside the form and in the footer of every page. */
  address: undefined as Fact,
  /** A file below `public/images`, with its size in pixels: in place of the rendering of the hardware. */
  photograph: undefined as Photograph | undefined,
};

export type Facts = Partial<typeof facts>;
