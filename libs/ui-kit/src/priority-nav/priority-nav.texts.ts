/** What PriorityNav says. */
export const priorityNavTexts = { more: 'ещё' };
