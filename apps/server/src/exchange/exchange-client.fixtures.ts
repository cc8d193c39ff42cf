import iconv from 'iconv-lite';

/** What 1C does over HTTP: signs in with Basic, sends the cookie that it was given, posts files in parts. */
export class ExchangeClient {
  private cookie = '';
  private partBytes = 0;

  constructor(
    readonly address: string,
    private readonly user = 'shop-1c',
    private readonly password = 'correct-horse-battery',
  ) {}

  /** One request; the response by lines. */
  async ask(type: string, mode: string, filename?: string, body?: Uint8Array): Promise<string[]> {
    const query = new URLSearchParams({ type, mode, ...(filename === undefined ? {} : { filename }) });
    const response = await fetch(`${this.address}/1c_exchange?${query.toString()}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Basic ${Buffer.from(`${this.user}:${this.password}`).toString('base64')}`,
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
      },
      ...(body && { body: Buffer.from(body) }),
    });
    if (response.status !== 200) throw new Error(`HTTP ${response.status}`);
    return (await response.text()).split('\n');
  }

  /** `checkauth` and `init`. */
  async begin(type: 'catalog' | 'sale'): Promise<string[]> {
    this.cookie = '';
    const [word, name, value, ...rest] = await this.ask(type, 'checkauth');
    if (word !== 'success') return [String(word), String(name)];
    this.cookie = `${String(name)}=${String(value)}`;
    const init = await this.ask(type, 'init');
    this.partBytes = Number(init.find((line) => line.startsWith('file_limit='))?.slice('file_limit='.length));
    return [word, ...rest, ...init];
  }

  /** A file in parts as large as the shop accepts, or smaller. */
  async send(type: 'catalog' | 'sale', name: string, bytes: Uint8Array, partBytes = this.partBytes): Promise<string[]> {
    let answer: string[] = [];
    for (let at = 0; at < bytes.length; at += partBytes)
      answer = await this.ask(type, 'file', name, bytes.subarray(at, at + partBytes));
    return answer;
  }

  /** Polls until the import is over. */
  async import(name: string, onProgress: () => void = () => undefined): Promise<string[]> {
    for (;;) {
      const answer = await this.ask('catalog', 'import', name);
      if (answer[0] !== 'progress') return answer;
      onProgress();
    }
  }

  /** A whole exchange of goods; the response to the last import. */
  async exchange(files: Readonly<Record<string, string>>): Promise<string[]> {
    await this.begin('catalog');
    let answer: string[] = [];
    for (const [name, text] of Object.entries(files)) {
      await this.send('catalog', name, iconv.encode(text, /encoding="([^"]+)"/.exec(text)?.[1] ?? 'utf-8'));
      answer = await this.import(name);
      if (answer[0] !== 'success') return answer;
    }
    return answer;
  }
}
