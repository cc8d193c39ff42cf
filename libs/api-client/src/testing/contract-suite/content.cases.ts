import { keysIn, keysOf } from './result-keys.js';
import type { AddCase } from './suite-context.js';

/** Forms, articles, galleries and sales. */
export function contentCases(check: AddCase): void {
  check('takes the forms', ['sendMessage', 'subscribe'], async ({ client, ask }) => {
    const message = {
      id: '2',
      name: 'Пётр',
      phone: client.freePhone,
      email: '',
      address: 'ул. Республики, 65',
      comment: '',
    };
    expect((await ask('sendMessage', message)).errorCode).toBe(0);
    expect((await ask('subscribe', { email: 'petr@example.ru' })).errorCode).toBe(0);
    expect((await ask('subscribe', { email: '' })).errorCode).not.toBe(0);
  });

  check('takes the work form as multipart', ['sendMessage'], async ({ client, ask }) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({
      id: '1',
      name: 'Пётр',
      phone: client.freePhone,
      email: 'p@example.ru',
    })) {
      form.append(name, value);
    }
    form.append('resume', new File(['%PDF-1.4\n%резюме\n'], 'resume.pdf', { type: 'application/pdf' }));
    expect((await ask('sendMessage', {}, { body: form })).errorCode).toBe(0);
  });

  check(
    "gives articles, photos and the sale's text",
    ['getArticles', 'getProjectImages', 'getSaleContent'],
    async ({ ask }) => {
      const articles = (await ask('getArticles', { page: 1, limit: 9, filter: {} })).result;
      expect(articles.items.length).toBeLessThanOrEqual(9);
      expect(keysOf(articles)).toEqual(expect.arrayContaining([...keysIn('getArticles', '')]));
      const photos = (await ask('getProjectImages', { id: 1, limit: 15, page: 1 })).result;
      expect(photos.count).toBeGreaterThanOrEqual(photos.items.length);
      expect(typeof (await ask('getSaleContent', { id: 1 })).result.content).toBe('string');
    },
  );
}
