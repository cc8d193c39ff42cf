/** A mutation that sends a code: `sendCodeRegistration` or `sendCodeForgotPassword`. */
export type SendCode = (argument: { phone: string }) => { unwrap(): Promise<unknown> };
