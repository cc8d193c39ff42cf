/**
 * Projects that have settings of their own for the compiler. All others are one program in the gate (tsconfig.all.json):
 * each by itself would check the sources of every lib below it once more.
 */
export const checkedAlone = ['@tropa/storybook'];
