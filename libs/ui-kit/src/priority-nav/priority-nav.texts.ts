/** Texts of PriorityNav. */
export const priorityNavTexts = { more: 'ещё' };
