/** A user and a password that a program must send to be let in. */
export interface Access {
  readonly user: string;
  readonly password: string;
}
