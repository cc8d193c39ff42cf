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


def take_glyphs(font, other, codepoints):
    """Copies glyphs: each file is a request of its own, and a page waits for all that its text needs."""
    characters = other.getBestCmap()
    order = font.getGlyphOrder()
    for codepoint in codepoints:
        name = characters[codepoint]
        parts = other['glyf'][name].getComponentNames(other['glyf'])
        for part in [name, *parts]:
            if part in order:
                continue
            order = [*order, part]
            font.setGlyphOrder(order)
            font['glyf'].glyphs[part] = other['glyf'][part]
            font['glyf'].glyphOrder = order
            font['hmtx'].metrics[part] = other['hmtx'].metrics[part]
            font['gvar'].variations[part] = other['gvar'].variations[part]
            font['maxp'].numGlyphs += 1
        for table in font['cmap'].tables:
            if table.isUnicode():
                table.cmap[codepoint] = name


def save(font, name):
    font.flavor = 'woff2'
    font.save(TARGET / name)


manrope = cut('latin', BASIC, ['tnum'])
take_glyphs(manrope, cut('latin-ext', f'U+{ROUBLE:X}', []), [ROUBLE])
cyrillic = cut('cyrillic', RUSSIAN, ['kern'])
take_glyphs(manrope, cyrillic, sorted(cyrillic.getBestCmap()))
# The kerning of Russian letters, with the deltas of its weights.
for table in ('GPOS', 'GDEF'):
    manrope[table] = cyrillic[table]
save(manrope, 'manrope.woff2')
