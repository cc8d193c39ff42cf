import { providerOf } from './provider.js';

describe('providerOf', () => {
  it.each([
    [{}, 'plot'],
    [{ googleKey: '', tileUrl: '' }, 'plot'],
    [{ tileAttribution: '© OpenStreetMap' }, 'plot'],
    [{ tileUrl: '/tiles/{z}/{x}/{y}.png' }, 'tiles'],
    [{ googleKey: 'key' }, 'google'],
    [{ googleKey: 'key', tileUrl: '/tiles/{z}/{x}/{y}.png' }, 'google'],
  ] as const)('%j is drawn by %s', (settings, provider) => expect(providerOf(settings)).toBe(provider));
});
