// Files meant to harm the program or person that keeps or opens them, and the expected outcome of each. The table is written by hand.
import { deflateSync } from 'node:zlib'
import {
  animatedPng,
  bytes,
  jpegThatSays,
  nestedGzip,
  pdfBomb,
  pdfWith,
  photo,
  pngChunk,
  pngWall,
  SCRIPT,
  zipOf,
} from './file-makers.ts'

/** `stored`: kept, without what is not its picture, and given out as an attachment. */
export type Outcome = 'stored' | 'fileTypeNotAllowed' | 'fileTooLarge' | 'fileEmpty'
export type HostileFile = { what: string; name: string; outcome: Outcome; make: () => Uint8Array | Promise<Uint8Array> }

const LIMIT_IN_BYTES = 10 * 1024 * 1024
const HUNDRED_MEGABYTES = 100 * 1024 * 1024
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${SCRIPT}</svg>`
const HTML = `<!doctype html><html><body>${SCRIPT}</body></html>`
const LAUGHS = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><x>&b;</x>`

type Row = [what: string, name: string, content: string | readonly number[]]

/** What calls itself something else: told by its bytes. */
const IMPOSTORS: Row[] = [
  ['a web page', 'factura.pdf', HTML],
  ['a web page', 'foto.jpg', HTML],
  ['a web page in UTF-16', 'foto.png', [0xff, 0xfe, ...Buffer.from(HTML, 'utf16le')]],
  ['a web page with a PDF behind it', 'factura.pdf', `${HTML}\n%PDF-1.7\n%%EOF`],
  ['an SVG', 'foto.png', SVG],
  ['an SVG with its prologue', 'foto.jpg', `<?xml version="1.0"?>${SVG}`],
  ['a script', 'factura.pdf', 'fetch("/api/auth/me")'],
  ['a script for a server', 'foto.jpg', '<?php system($_GET["c"]); ?>'],
  ['a script for a shell', 'factura.pdf', '#!/bin/sh\nrm -rf /\n'],
  ['a script for Windows', 'factura.pdf', '@echo off\r\nformat c:\r\n'],
  ['an application of HTML', 'factura.hta', `<hta:application>${SCRIPT}`],
  ['a program for Windows', 'factura.pdf', `MZ\x90\0${'\0'.repeat(100)}This program cannot be run in DOS mode.`],
  ['a program for Windows', 'foto.jpg', 'MZ\x90\0'],
  ['a program for Linux', 'foto.png', '\x7fELF\x02\x01\x01\0'],
  ['a program for Java', 'factura.pdf', [0xca, 0xfe, 0xba, 0xbe, 0, 0, 0, 52]],
  ['a program for browsers', 'factura.pdf', '\0asm\x01\0\0\0'],
  ['a Flash film', 'foto.png', 'CWS\x0a\0\0\0\0'],
  ['a link of Windows', 'factura.pdf', [0x4c, 0, 0, 0, 1, 0x14, 2, 0]],
  ['a GIF', 'foto.png', 'GIF89a\x01\0\x01\0\0\0\0;'],
  ['a GIF that is a script too', 'foto.jpg', `GIF89a=1;${SCRIPT}`],
  ['a moving GIF', 'foto.png', 'GIF89a\x01\0\x01\0\0\0\0!\xff\x0bNETSCAPE2.0\x03\x01\0\0\0;'],
  ['a bitmap', 'foto.png', 'BM\x46\0\0\0\0\0\0\0\x36\0\0\0'],
  ['a TIFF', 'foto.jpg', [0x49, 0x49, 0x2a, 0, 8, 0, 0, 0]],
  ['an icon', 'foto.png', [0, 0, 1, 0, 1, 0, 16, 16]],
  ['a photo of an iPhone', 'foto.jpg', `\0\0\0\x18ftypheic\0\0\0\0mif1heic`],
  ['an AVIF', 'foto.jpg', `\0\0\0\x18ftypavif\0\0\0\0mif1avif`],
  ['a film', 'foto.jpg', `\0\0\0\x18ftypmp42\0\0\0\0mp42isom`],
  ['a song', 'factura.pdf', 'ID3\x03\0\0\0\0\0\x21'],
  ['a text with macros', 'factura.pdf', '{\\rtf1{\\object\\objocx}}'],
  ['a document with macros', 'factura.pdf', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  ['PostScript', 'factura.pdf', '%!PS-Adobe-3.0\n(%pipe%id) (w) file'],
  ['an archive of RAR', 'factura.pdf', 'Rar!\x1a\x07\x01\0'],
  ['an archive of 7-Zip', 'factura.pdf', '7z\xbc\xaf\x27\x1c\0\x04'],
  ['entities that grow', 'factura.pdf', LAUGHS],
  ['a mail', 'factura.pdf', `MIME-Version: 1.0\r\nContent-Type: text/html\r\n\r\n${HTML}`],
  ['formulas', 'factura.csv', '=cmd|"/c calc"!A1\r\n'],
  ['plain text', 'foto.jpg', 'dos pares de zapatos'],
  ['JSON', 'factura.pdf', '{"__proto__":{}}'],
]

const BROKEN: HostileFile[] = [
  { what: 'nothing', name: 'factura.pdf', outcome: 'fileEmpty', make: () => bytes() },
  { what: 'the signature of a PNG', name: 'foto.png', outcome: 'fileTypeNotAllowed', make: () => pngWall(4, 4).subarray(0, 8) },
  { what: 'half of a PNG', name: 'foto.png', outcome: 'fileTypeNotAllowed', make: () => pngWall(900, 900).subarray(0, 60) },
  {
    what: 'half of a JPEG',
    name: 'foto.jpg',
    outcome: 'fileTypeNotAllowed',
    make: async () => (await photo().jpeg().toBuffer()).subarray(0, 150),
  },
  {
    what: 'half of a WebP',
    name: 'foto.webp',
    outcome: 'fileTypeNotAllowed',
    make: async () => (await photo().webp().toBuffer()).subarray(0, 30),
  },
  {
    what: 'a PNG without its picture',
    name: 'foto.png',
    outcome: 'fileTypeNotAllowed',
    make: () => pngWall(400, 400, { isFilled: false }),
  },
  {
    what: 'one byte too many',
    name: 'factura.pdf',
    outcome: 'fileTooLarge',
    make: () => bytes('%PDF-1.7\n', Buffer.alloc(LIMIT_IN_BYTES - 8)),
  },
  {
    what: 'as much as may be',
    name: 'factura.pdf',
    outcome: 'stored',
    make: () => bytes('%PDF-1.7\n', Buffer.alloc(LIMIT_IN_BYTES - 9)),
  },
]

/** A little that unpacks to a lot. */
const BOMBS: HostileFile[] = [
  {
    what: 'a PNG that says it is a wall',
    name: 'foto.png',
    outcome: 'fileTooLarge',
    make: () => pngWall(60_000, 60_000, { isFilled: false }),
  },
  { what: 'a PNG that is a wall', name: 'foto.png', outcome: 'fileTooLarge', make: () => pngWall(20_000, 20_000) },
  { what: 'a PNG as long as a street', name: 'foto.png', outcome: 'fileTooLarge', make: () => pngWall(100_000, 1_000) },
  { what: 'a PNG as large as may be', name: 'foto.png', outcome: 'stored', make: () => pngWall(8_000, 8_000) },
  { what: 'a JPEG that says it is a wall', name: 'foto.jpg', outcome: 'fileTypeNotAllowed', make: () => jpegThatSays(65_000) },
  {
    what: 'a PNG whose words unpack to 100 MB',
    name: 'foto.png',
    outcome: 'stored',
    make: () => pngWall(8, 8, { more: [pngChunk('zTXt', bytes('Comment\0\0', deflateSync(Buffer.alloc(HUNDRED_MEGABYTES))))] }),
  },
  {
    what: 'a PNG whose colours unpack to 100 MB',
    name: 'foto.png',
    outcome: 'stored',
    make: () => pngWall(8, 8, { more: [pngChunk('iCCP', bytes('x\0\0', deflateSync(Buffer.alloc(HUNDRED_MEGABYTES))))] }),
  },
  {
    what: 'an archive that unpacks to 100 MB',
    name: 'factura.pdf',
    outcome: 'fileTypeNotAllowed',
    make: () => zipOf({ a: Buffer.alloc(HUNDRED_MEGABYTES) }),
  },
  {
    what: 'a spreadsheet that unpacks to 100 MB',
    name: 'factura.pdf',
    outcome: 'fileTypeNotAllowed',
    make: () =>
      zipOf({ '[Content_Types].xml': Buffer.alloc(100), 'xl/worksheets/sheet1.xml': Buffer.alloc(HUNDRED_MEGABYTES, 32) }),
  },
  { what: 'gzip within gzip', name: 'factura.pdf', outcome: 'fileTypeNotAllowed', make: () => nestedGzip(HUNDRED_MEGABYTES) },
  { what: 'a PDF whose page unpacks to 100 MB', name: 'factura.pdf', outcome: 'stored', make: () => pdfBomb(HUNDRED_MEGABYTES) },
]

/** What is what it says, and more than that. */
const POLYGLOTS: HostileFile[] = [
  { what: 'a PNG with a page behind it', name: 'foto.png', outcome: 'stored', make: () => bytes(pngWall(8, 8), HTML) },
  {
    what: 'a PNG with a script in its words',
    name: 'foto.png',
    outcome: 'stored',
    make: () => pngWall(8, 8, { more: [pngChunk('tEXt', bytes('Comment\0', SCRIPT))] }),
  },
  { what: 'a PNG that moves', name: 'foto.png', outcome: 'fileTypeNotAllowed', make: animatedPng },
  {
    what: 'a JPEG with a script in its EXIF',
    name: 'foto.jpg',
    outcome: 'stored',
    make: () =>
      photo()
        .jpeg()
        .withExif({ IFD0: { Make: SCRIPT, Copyright: SCRIPT } })
        .toBuffer(),
  },
  {
    what: 'a JPEG with a script in its comment',
    name: 'foto.jpg',
    outcome: 'stored',
    make: async () => withComment(await photo().jpeg().toBuffer()),
  },
  {
    what: 'a JPEG with an archive behind it',
    name: 'foto.jpg',
    outcome: 'stored',
    make: async () => bytes(await photo().jpeg().toBuffer(), zipOf({ 'x.html': bytes(SCRIPT) }), SCRIPT),
  },
  {
    what: 'a WebP with a script in its XMP',
    name: 'foto.webp',
    outcome: 'stored',
    make: () => photo().webp().withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${SCRIPT}</x:xmpmeta>`).toBuffer(),
  },
  { what: 'a picture called a PDF', name: 'factura.pdf', outcome: 'stored', make: () => photo().png().toBuffer() },
  {
    what: 'a PDF with a script',
    name: 'factura.pdf',
    outcome: 'stored',
    make: () => pdfWith('/OpenAction <</S /JavaScript /JS (app.alert(1))>>'),
  },
  {
    what: 'a PDF that starts a program',
    name: 'factura.pdf',
    outcome: 'stored',
    make: () => pdfWith('/OpenAction <</S /Launch /F (cmd.exe)>>'),
  },
  { what: 'a PDF with a page behind it', name: 'factura.html', outcome: 'stored', make: () => bytes(pdfWith(''), HTML) },
  {
    what: 'a PDF with an archive behind it',
    name: 'factura.zip',
    outcome: 'stored',
    make: () => bytes(pdfWith(''), zipOf({ 'x.html': bytes(SCRIPT) })),
  },
]

/** A comment segment right after the start of the image. */
const withComment = (jpeg: Buffer): Buffer =>
  bytes(jpeg.subarray(0, 2), [0xff, 0xfe, 0, SCRIPT.length + 2], SCRIPT, jpeg.subarray(2))

/** Names for a file that is what it says; as they travel, byte by byte. */
export const HOSTILE_NAMES: readonly string[] = [
  '../../../../etc/passwd.pdf',
  '..\\..\\windows\\system32\\x.pdf',
  '/etc/cron.d/x',
  'C:\\x.pdf',
  'a\0.exe',
  'a%00.exe',
  'a\u202efdp.exe',
  'a\u2066\u200f.pdf',
  `${'n'.repeat(5_000)}.pdf`,
  `${'🧳'.repeat(100)}.pdf`,
  'CON.pdf',
  'nul',
  'aux.h.pdf',
  'a\\"; filename=\\"x.exe',
  'a%22;x=%22.pdf',
  'a\rset-cookie: x=1\r.pdf',
  'a%0d%0aset-cookie: x=1.pdf',
  "a'; filename*=UTF-8''x.exe",
  '.htaccess',
  '..',
  '...pdf',
  '<img src=x onerror=alert(1)>.pdf',
  '=cmd|x.pdf',
  'factura.pdf.exe',
  'factura.pdf ',
  '',
]

export const HOSTILE_FILES: readonly HostileFile[] = [
  ...IMPOSTORS.map(
    ([what, name, content]): HostileFile => ({ what, name, outcome: 'fileTypeNotAllowed', make: () => bytes(content) }),
  ),
  ...BROKEN,
  ...BOMBS,
  ...POLYGLOTS,
]
