import DOMPurify from 'dompurify';

/** Nothing that runs, submits, or draws over the page. */
const settings = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea', 'iframe', 'object', 'embed', 'dialog'],
  FORBID_ATTR: ['style', 'id', 'name', 'popover', 'popovertarget'],
  ADD_ATTR: ['target'],
};

/** Cleans HTML in the browser. */
export function cleanHtml(html: string): string {
  const fragment = DOMPurify.sanitize(html, { ...settings, RETURN_DOM_FRAGMENT: true });
  for (const link of fragment.querySelectorAll('a[target]')) link.setAttribute('rel', 'noopener noreferrer');
  const holder = document.createElement('div');
  holder.append(fragment);
  return holder.innerHTML;
}
