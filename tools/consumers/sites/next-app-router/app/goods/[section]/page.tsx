import { cookies } from 'next/headers';
import { readGoods } from '../../../shop/read-goods';
import { Goods } from './Goods';

interface PageProps {
  readonly params: Promise<{ section: string }>;
  readonly searchParams: Promise<Record<string, string>>;
}

/** A server component: it fetches from the shop, so the client's first render needs no call. */
export default async function Page({ params, searchParams }: PageProps) {
  const { section } = await params;
  const query = new URLSearchParams(await searchParams).toString();
  const url = `/goods/${section}${query && `?${query}`}`;
  const jar = await cookies();
  const stored = Object.fromEntries(['sort', 'limit'].map((name) => [name, jar.get(name)?.value]));
  const data = await readGoods({ url, sectionId: Number(section), stored, cookie: jar.toString() });
  return <Goods data={data} url={url} stored={stored} shopUrl={process.env.SHOP_PUBLIC_URL} />;
}
