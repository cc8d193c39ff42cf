/** The elements of widgets in a part of a page, itself included. */
export const widgetsIn = (part: Element | Document): HTMLElement[] => {
  const inside = [...part.querySelectorAll<HTMLElement>('[data-widget]')];
  return part instanceof HTMLElement && part.dataset.widget !== undefined ? [part, ...inside] : inside;
};
