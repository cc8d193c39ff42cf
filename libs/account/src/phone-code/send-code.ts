/** A mutation that sends a code: `sendCodeRegistration` or `sendCodeForgotPassword`. S2 §7. */
export type SendCode = (argument: { phone: string }) => { unwrap(): Promise<unknown> };
