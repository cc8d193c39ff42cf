/** A row of the index page: a phone has no arrows, the edge of the next card says that there is more. */
export const peekingRow = {
  perView: { base: 1.25, sm: 2, md: 4 },
  sizes: '(min-width: 1440px) 320px, (min-width: 1024px) 22vw, (min-width: 600px) 45vw, 72vw',
} as const;
