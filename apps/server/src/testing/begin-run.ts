/** Jest's global set-up: workers inherit when their run began, in ms since 1970, and name its databases by it. */
export default function beginRun(): void {
  process.env.TEST_RUN = String(Date.now());
}
