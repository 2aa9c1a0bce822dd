"""Takes pairs out of a font's kerning that nobody sees: thin-kerning.py FILE.ttf OUT.ttf LEAST, in thousandths of the type size."""

import sys

from fontTools.ttLib import TTFont

source, target, least = sys.argv[1], sys.argv[2], int(sys.argv[3])
font = TTFont(source)
limit = least * font["head"].unitsPerEm / 1000


def is_seen(pair):
    return pair.Value1 and abs(pair.Value1.XAdvance) >= limit


for lookup in font["GPOS"].table.LookupList.Lookup:
    for table in lookup.SubTable:
        pairs = table.ExtSubTable if table.LookupType == 9 else table
        if pairs.LookupType != 2:
            continue
        for letter in pairs.PairSet if pairs.Format == 1 else []:
            letter.PairValueRecord = [pair for pair in letter.PairValueRecord if is_seen(pair)]
            letter.PairValueCount = len(letter.PairValueRecord)
        for first in pairs.Class1Record if pairs.Format == 2 else []:
            for pair in first.Class2Record:
                if pair.Value1 and not is_seen(pair):
                    pair.Value1.XAdvance = 0

font.save(target)
