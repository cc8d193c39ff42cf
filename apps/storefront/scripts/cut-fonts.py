"""Cuts Manrope down to what Russian shop texts need. See src/fonts/README.md; needs fonttools and brotli.

    python3 scripts/cut-fonts.py   (in apps/storefront)
"""
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

SOURCE = Path(__file__).parents[3] / 'node_modules/@fontsource-variable/manrope/files'
TARGET = Path(__file__).parents[1] / 'src/fonts'

RUSSIAN = 'U+0401,U+0410-044F,U+0451,U+2116'
BASIC = (
    'U+0020-0025,U+0026-005A,U+005F,U+0061-007A,U+00A0,U+00AB,U+00B0,U+00B7,U+00BB,U+00D7,'
    'U+2013,U+2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+2212'
)
ROUBLE = 0x20BD


def cut(name, unicodes, features):
    font = TTFont(SOURCE / f'manrope-{name}-wght-normal.woff2')
    options = subset.Options(hinting=False, glyph_names=False, notdef_outline=False)
    options.layout_features = features
    options.name_IDs = [1, 2]
    options.glyph_names = True
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=subset.parse_unicodes(unicodes.replace('U+', '')))
    subsetter.subset(font)
    # Advances vary by the phantom points of gvar all the same; the table only saves a layout engine some work.
    if 'HVAR' in font:
        del font['HVAR']
    return font


def take_glyph(font, other, codepoint):
    """Copies one glyph: the rouble sign lies in another file, a request of its own would cost more than the sign."""
    name = other.getBestCmap()[codepoint]
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font['glyf'].glyphs[name] = other['glyf'][name]
    font['glyf'].glyphOrder = font.getGlyphOrder()
    font['hmtx'].metrics[name] = other['hmtx'].metrics[name]
    font['gvar'].variations[name] = other['gvar'].variations[name]
    for table in font['cmap'].tables:
        if table.isUnicode():
            table.cmap[codepoint] = name
    font['maxp'].numGlyphs += 1


def save(font, name):
    font.flavor = 'woff2'
    font.save(TARGET / name)


save(cut('cyrillic', RUSSIAN, ['kern', 'tnum']), 'manrope-cyrillic.woff2')
latin = cut('latin', BASIC, ['tnum'])
take_glyph(latin, cut('latin-ext', f'U+{ROUBLE:X}', []), ROUBLE)
save(latin, 'manrope-latin.woff2')
