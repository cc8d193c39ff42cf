import { certificate } from '../testing/stand-ins/certificate.fixtures.js';
import { startSmtp } from '../testing/stand-ins/smtp-server.js';
import type { SmtpBehaviour, SmtpStandIn } from '../testing/stand-ins/smtp-server.js';
import { ServiceFailure } from './service-failure.js';
import { createSmtpMail } from './smtp-mail.js';
import type { SmtpMail, SmtpOptions } from './smtp-mail.js';
import type { SmtpSettings } from '../settings/mail-settings.js';

const letter = {
  id: 'tropa-7',
  to: 'anna@example.ru',
  subject: 'Заказ № 100001 принят',
  text: 'Анна, спасибо за заказ!\n.\nИтого: 1 990,50 ₽',
};
const patience = { connect: 2_000, answer: 800, letter: 6_000 };

describe('mail through SMTP', () => {
  let server: SmtpStandIn;
  let mail: SmtpMail;
  const open = async (
    behaviour: SmtpBehaviour = {},
    settings: Partial<SmtpSettings> = {},
    options: SmtpOptions = {},
  ) => {
    server = await startSmtp(behaviour);
    mail = createSmtpMail(
      {
        host: '127.0.0.1',
        port: server.port,
        tls: 'none',
        user: '',
        password: '',
        from: 'Тропа <shop@tropa.example>',
        ...settings,
      },
      { patience, ...options },
    );
  };
  const failure = async (message = letter): Promise<ServiceFailure> => {
    const error: unknown = await mail.send(message).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(ServiceFailure);
    return error as ServiceFailure;
  };
  afterEach(async () => {
    mail.close();
    await server.close();
  });

  it('a letter arrives: subject and text in Russian, a Message-ID of its own, a single dot in a line survives', async () => {
    await open();
    await mail.send(letter);
    const [received] = server.letters;
    expect(received).toMatchObject({ from: '<shop@tropa.example>', to: ['<anna@example.ru>'] });
    const [head = '', body = ''] = received!.source.split('\r\n\r\n');
    const headers = head.replaceAll(/\r\n\s+/g, ' ').split('\r\n');
    expect(headers).toEqual(
      expect.arrayContaining([
        'To: anna@example.ru',
        'Message-ID: <tropa-7@tropa.example>',
        'Auto-Submitted: auto-generated',
      ]),
    );
    const decode = (text: string) =>
      text
        .replaceAll(/\?=\s+=\?UTF-8\?B\?/g, '')
        .replaceAll(/=\?UTF-8\?B\?([^?]+)\?=/g, (_all, word: string) => Buffer.from(word, 'base64').toString());
    expect(decode(headers.find((line) => line.startsWith('Subject:'))!)).toBe(`Subject: ${letter.subject}`);
    expect(decode(headers.find((line) => line.startsWith('From:'))!)).toBe('From: Тропа <shop@tropa.example>');
    expect(headers).toContain('Content-Transfer-Encoding: base64');
    expect(Buffer.from(body, 'base64').toString().replaceAll('\r\n', '\n').trimEnd()).toBe(letter.text);
  });

  it('the connection is kept for the next letters', async () => {
    await open();
    for (const id of ['a', 'b', 'c']) await mail.send({ ...letter, id });
    expect(server.letters).toHaveLength(3);
    expect(server.connections()).toBe(1);
  });

  it.each([
    ['starttls', { tls: 'starttls' }],
    ['from the first byte', { tls: 'direct' }],
  ] as const)('with encryption (%s) and a password', async (_how, { tls }) => {
    const login = { user: 'shop@tropa.example', password: 'п@роль' };
    await open({ tls, login }, { tls, ...login }, { tls: { ca: certificate } });
    await mail.send(letter);
    expect(server.letters).toMatchObject([{ isEncrypted: true, user: login.user }]);
  });

  it.each([
    ['the server is busy', { MAIL: '421 4.3.2 shutting down' }, /421/],
    ['the mailbox is full for now', { RCPT: '452 4.2.2 mailbox full' }, /452 4\.2\.2 mailbox full/],
    ['the letter is deferred', { letter: '451 4.7.1 greylisted' }, /451 4\.7\.1 greylisted/],
    ['silence at the greeting', { connect: 'silence' }, /ETIMEDOUT/],
    ['silence in the middle of the letter', { DATA: 'silence' }, /ETIMEDOUT/],
    ['silence after the letter', { letter: 'silence' }, /ETIMEDOUT/],
    ['a dropped connection', { RCPT: 'drop' }, /SMTP E/],
    ['a response that breaks the protocol', { connect: 'HTTP/1.1 200 OK' }, /EPROTOCOL/],
  ])('a temporary failure: %s', async (_what, replies, message) => {
    await open({ replies });
    expect(await failure()).toMatchObject({ isPermanent: false, message: expect.stringMatching(message) });
    server.behave({});
    await mail.send(letter);
    expect(server.letters).toHaveLength(1);
  });

  it.each([
    ['no such mailbox', { RCPT: '550 5.1.1 no such user' }, /550 5\.1\.1 no such user/],
    ['a wrong sender', { MAIL: '553 5.7.1 sender rejected' }, /553/],
    ['the letter is taken for spam', { letter: '554 5.7.1 spam' }, /554 5\.7\.1 spam/],
  ])('a permanent failure: %s', async (_what, replies, message) => {
    await open({ replies });
    expect(await failure()).toMatchObject({ isPermanent: true, message: expect.stringMatching(message) });
    expect(server.letters).toEqual([]);
  });

  it('a server without encryption gets neither letter nor password', async () => {
    const login = { user: 'u', password: 'secret-password' };
    await open({ tls: 'refused', login }, { tls: 'starttls', ...login });
    const refused = await failure();
    expect(refused.isPermanent).toBe(false);
    expect(refused.message).toMatch(/ETLS|454/);
    expect(server.letters).toEqual([]);
  });

  it('a certificate that nobody vouches for is not trusted', async () => {
    await open({ tls: 'direct' }, { tls: 'direct' });
    expect(await failure()).toMatchObject({ isPermanent: false, message: expect.stringMatching(/certificate/i) });
  });

  it('a wrong password is a fault of the settings, not of the letter; the error holds no password', async () => {
    await open({ login: { user: 'u', password: 'right' } }, { user: 'u', password: 'secret-password' });
    const refused = await failure();
    expect(refused).toMatchObject({ isPermanent: false, message: expect.stringContaining('535') });
    expect(JSON.stringify([refused.message, refused.stack])).not.toContain('secret-password');
    expect(refused.cause).toBeUndefined();
  });

  it('an unreachable server is a temporary failure', async () => {
    await open();
    await server.close();
    expect(await failure()).toMatchObject({ isPermanent: false, message: expect.stringContaining('ECONNREFUSED') });
  });

  it('responses that trickle in do not hold a letter beyond its timeout', async () => {
    await open({ replies: { EHLO: 'silence' } }, {}, { patience: { connect: 2_000, answer: 60_000, letter: 300 } });
    const began = Date.now();
    expect(await failure()).toMatchObject({ isPermanent: false });
    expect(Date.now() - began).toBeLessThan(5_000);
  });

  it.each([
    ['an address with a line break', { to: 'a@b.ru\r\nBcc: all@b.ru' }],
    ['two addresses', { to: 'a@b.ru, c@d.ru' }],
    ['an address with a name', { to: 'Анна <a@b.ru>' }],
    ['what is not an address', { to: 'anna' }],
    ['a subject with a line break', { subject: 'Заказ\r\nBcc: all@b.ru' }],
    ['an id with a line break', { id: 'a\r\nBcc: x' }],
  ])('lets no injected headers through: %s', async (_what, change) => {
    await open();
    expect(await failure({ ...letter, ...change })).toMatchObject({ isPermanent: true });
    expect(server.connections()).toBe(0);
  });
});
