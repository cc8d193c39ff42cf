/**
 * Rate limits of one shop, counted in the database by all its processes together. So generous that a family, an office
 * or a mobile operator behind one address never hits them: they stop bots.
 */
export interface Limits {
  /** Texts with codes that the whole shop sends in an hour. */
  readonly smsPerHour: number;
  /** Orders and reservations per hour from one address, and of one visitor's session. */
  readonly ordersPerAddress: number;
  readonly ordersPerSession: number;
  /** Orders, and so messages, per day for one phone and for one e-mail. */
  readonly ordersPerContact: number;
  /** Unknown promo codes in an hour from one session, and from one address. */
  readonly promoGuessesPerSession: number;
  readonly promoGuessesPerAddress: number;
  /** New visitors in an hour from one address. */
  readonly sessionsPerAddress: number;
  /** Hours that goods are held for an order on delivery that nobody has confirmed. */
  readonly confirmationHours: number;
}

/** Defaults. */
export const defaultLimits: Limits = {
  smsPerHour: 1_000,
  ordersPerAddress: 1_000,
  ordersPerSession: 300,
  ordersPerContact: 300,
  promoGuessesPerSession: 30,
  promoGuessesPerAddress: 600,
  sessionsPerAddress: 6_000,
  confirmationHours: 48,
};
