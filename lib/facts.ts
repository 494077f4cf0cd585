/**
 * What only the owner of the product knows. Each fact is optional: one that is given stands in its places, one that is
 * not leaves nothing behind. `npm run check:live` lists those that are missing.
 */
export type Facts = {
  /** A sentence: "How the alert reaches you", on the product page. */
  alertChannel?: string;
  /** A sentence: "Installation" on the product page and beside the form, "Is installation included?" on Pricing. */
  installation?: string;
  /** A sentence: "Warranty" on the product page and beside the form, "Is there a warranty?" on Pricing. */
  warranty?: string;
  /** A sentence: "What MVR 699 covers" on the product page; instead of "Your quotation spells out what is included." */
  headlinePriceCovers?: string;
  /** A phrase, such as "one working day": "We reply within one working day", beside the form and after sending. */
  replyTime?: string;
  /** Beside the form and in the footer of every page. */
  email?: string;
  /** Beside the form and in the footer of every page. */
  address?: string;
  /** A file below `public/images`, with its size in pixels: in place of the rendering of the hardware. */
  photograph?: { file: string; width: number; height: number; alt: string };
};

// The second type wants every key, so that each can be seen here.
export const facts: Facts & Record<keyof Facts, unknown> = {
  alertChannel: undefined,
  installation: undefined,
  warranty: undefined,
  headlinePriceCovers: undefined,
  replyTime: undefined,
  email: undefined,
  address: undefined,
  photograph: undefined,
};
