import { expect, test } from 'vitest';
import { decodeText, readSheetFile } from '../../../src/domain/sheet/sheetFile.ts';

test('a file is read in the encoding a spreadsheet gave it; a workbook is no text', () => {
  const utf16 = Uint8Array.from([0xff, 0xfe, ...Buffer.from('José', 'utf16le')]);
  expect(decodeText(new TextEncoder().encode('José'))).toBe('José');
  expect(decodeText(Uint8Array.from([0x4a, 0x6f, 0x73, 0xe9]))).toBe('José');
  expect(decodeText(utf16)).toBe('José');
  expect(decodeText(Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0]))).toBeNull();
});

test.each([
  [new File(['x'.repeat(5_000_001)], 'all.csv'), 'all.csv: larger than 5 MB. Choose a smaller file.'],
  [new File(['PK\0'], 'a.xlsx'), 'a.xlsx: not a CSV file. In your spreadsheet, download it as CSV.'],
  [new File(['\uFEFF \r\n'], 'a.csv'), 'a.csv is empty.'],
])('a file that can be no sheet says why', async (file, refused) => {
  expect(await readSheetFile(file)).toEqual({ refused });
});

test('a file of 5 MB is read; one that is gone meanwhile says so', async () => {
  const text = 'x'.repeat(5_000_000);
  expect(await readSheetFile(new File([text], 'a.csv'))).toEqual({ text });
  const gone = { name: 'a.csv', size: 3, arrayBuffer: () => Promise.reject(new Error('NotFoundError')) };
  expect(await readSheetFile(gone)).toEqual({ refused: "a.csv: couldn't be read. Choose it again." });
});
