import { renderWithShop } from '@tropa/api-client/testing';
import { useMapSettings } from './use-map-settings.js';

const settingsOf = (config: object) => {
  let settings: unknown;
  const Reader = () => {
    settings = useMapSettings();
    return null;
  };
  renderWithShop(<Reader />, { pageData: { _config: config } });
  return settings;
};

describe('useMapSettings', () => {
  it('is empty by default: maps are our own plot', () => {
    expect(settingsOf({ flags: {} })).toEqual({ googleKey: '', tileUrl: '', tileAttribution: '' });
  });

  it("takes the owner's key and tiles", () => {
    const config = { mapsKey: 'key', mapsTileUrl: '/t/{z}/{x}/{y}.png', mapsTileAttribution: '© E' };
    expect(settingsOf(config)).toEqual({ googleKey: 'key', tileUrl: '/t/{z}/{x}/{y}.png', tileAttribution: '© E' });
  });
});
