import { act, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describeConformance } from '../testing/describeConformance.js';
import { cleanHtml } from './clean.js';
import { SafeHtml } from './SafeHtml.js';

describeConformance(SafeHtml, { render: (props) => <SafeHtml html="<p>Текст</p>" {...props} /> });

describe('cleanHtml', () => {
  it.each([
    ['<p>а<script>alert(1)</script></p>', '<p>а</p>'],
    ['<img src="/a.webp" onerror="alert(1)" alt="">', '<img src="/a.webp" alt="">'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<p style="position:fixed">x</p>', '<p>x</p>'],
    ['<form action="/"><input name="card">x</form>', 'x'],
    ['<iframe src="//evil"></iframe>ok', 'ok'],
    ['<a href="/a/" target="_blank">x</a>', '<a href="/a/" target="_blank" rel="noopener noreferrer">x</a>'],
    ['<table><tbody><tr><th>EU</th></tr></tbody></table>', '<table><tbody><tr><th>EU</th></tr></tbody></table>'],
  ])('%s → %s', (dirty, clean) => {
    expect(cleanHtml(dirty)).toBe(clean);
  });
});

describe('SafeHtml', () => {
  it('the server outputs what it is given', () => {
    expect(renderToString(<SafeHtml html="<p>От сервера</p>" />)).toContain('<p>От сервера</p>');
  });

  it('hydration keeps the same elements of the page', async () => {
    const holder = document.createElement('div');
    const element = <SafeHtml html={'<p class="from-server">От сервера</p>'} />;
    holder.innerHTML = renderToString(element);
    document.body.append(holder);
    const before = holder.querySelector('.from-server');
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const root = await act(async () => hydrateRoot(holder, element));
    expect(holder.querySelector('.from-server')).toBe(before);
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
    act(() => root.unmount());
    holder.remove();
  });

  it('cleans what comes from a call, and shows none of it before', async () => {
    const { container } = render(<SafeHtml html={'<p>По вызову</p><img src="x" onerror="alert(1)" alt="">'} />);
    expect(container.textContent).toBe('');
    expect(await screen.findByText('По вызову')).toBeInTheDocument();
    expect(container.innerHTML).not.toContain('onerror');
  });

  it('cleans what replaces the server’s HTML', async () => {
    const holder = document.createElement('div');
    document.body.append(holder);
    holder.innerHTML = renderToString(<SafeHtml html="<p>Первое</p>" />);
    const { rerender } = render(<SafeHtml html="<p>Первое</p>" />, { container: holder, hydrate: true });
    expect(holder).toHaveTextContent('Первое');
    rerender(<SafeHtml html={'<p onclick="alert(1)">Второе</p>'} />);
    await waitFor(() => expect(holder).toHaveTextContent('Второе'));
    expect(holder.innerHTML).not.toContain('onclick');
  });

  it('the last of two quick changes wins', async () => {
    const { container, rerender } = render(<SafeHtml html="<p>Первое</p>" />);
    await screen.findByText('Первое');
    rerender(<SafeHtml html="<p>Второе наспех</p>" />);
    rerender(<SafeHtml html="<p>Второе</p>" />);
    await waitFor(() => expect(container.textContent).toBe('Второе'));
    expect(container).not.toHaveTextContent('наспех');
  });
});
