// What is made to block or to kill its reader: it is read in time, or not at all, and the others are served meanwhile.

import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { createDeflate } from 'node:zlib'
import { orderReading } from '@app/contract'
import { expect, test } from 'vitest'
import { mailFile } from '../../../testing/mail-files/mail-files.ts'
import { given, signedInAs } from '../../../testing/world.ts'
import { readInThread } from './read-in-thread.ts'
import type { ToRead } from './reading-of-file.ts'

const MEGABYTE = 1024 * 1024
const MEGABYTE_OF_WORDS = Buffer.alloc(MEGABYTE, '(a) Tj ')
const PATIENCE = { timeout: 60_000 }
const MOST_IN_MILLISECONDS = 20_000
/** Of a machine that does other things too. */
const LONGEST_PAUSE_IN_MILLISECONDS = 3_000

/** Reads it, and watches how long the event loop stood still meanwhile. */
async function attack(file: ToRead) {
  const begun = performance.now()
  let last = begun
  let longestPause = 0
  const beat = setInterval(() => {
    longestPause = Math.max(longestPause, performance.now() - last)
    last = performance.now()
  }, 10)
  const reading = await readInThread(file)
  clearInterval(beat)
  expect(performance.now() - begun).toBeLessThan(MOST_IN_MILLISECONDS)
  expect(longestPause).toBeLessThan(LONGEST_PAUSE_IN_MILLISECONDS)
  return reading
}

/** One page whose content unpacks to what is repeated. */
async function bomb(megabytes: number): Promise<Uint8Array> {
  const pieces = Readable.from(Array.from({ length: megabytes }, () => MEGABYTE_OF_WORDS)).pipe(createDeflate({ level: 1 }))
  const packed = Buffer.concat(await Array.fromAsync(pieces))
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R/Resources<<>>>>',
  ]
  const head = objects.map((object, index) => `${index + 1} 0 obj${object}endobj\n`).join('')
  return Buffer.concat([
    Buffer.from(`%PDF-1.7\n${head}4 0 obj<</Length ${packed.byteLength}/Filter/FlateDecode>>stream\n`),
    packed,
    Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
  ])
}

test('a PDF that unpacks to 800 MB', PATIENCE, async () => {
  const content = await bomb(800)
  expect(content.byteLength).toBeLessThan(10 * MEGABYTE)
  expect(await attack({ kind: 'pdf', content })).toMatchObject({ isSure: false, doubts: ['nothingReadable'] })
})

test('10 MB of mails within mails', PATIENCE, async () => {
  const parts = Array.from(
    { length: 60_000 },
    (_, depth) => `Content-Type: multipart/mixed; boundary="b${depth}"\r\n\r\n--b${depth}\r\n`,
  )
  const content = Buffer.from(`From: a@example.com\r\n${parts.join('').padEnd(10 * MEGABYTE, 'a')}`)
  expect(await attack({ kind: 'mail', content })).toMatchObject({ isSure: false })
})

test('10 MB of HTML that opens and never closes', PATIENCE, async () => {
  const html = '<table><tr><td>$1.00'.repeat(500_000)
  const content = Buffer.from(`From: a@example.com\r\nContent-Type: text/html\r\n\r\n${html}`)
  expect(await attack({ kind: 'mail', content })).toMatchObject({ isSure: false })
})

test.each([
  ['digits', '1'.repeat(400_000)],
  ['digits apart', '1 '.repeat(200_000)],
  ['commas between digits', '$1,111'.repeat(60_000)],
  ['spaces', `Order${' '.repeat(399_000)}x`],
  ['the word order', 'order '.repeat(66_000)],
  ['short lines of words', 'Total\n'.repeat(66_000)],
  ['short lines of amounts', '$1.00\n'.repeat(66_000)],
  ['things and amounts', 'Qty: 2\nThing\n$1.00\n'.repeat(20_000)],
  ['sums one after the other', 'Subtotal $1.00\nTotal $1.00\nThing $2.00\n'.repeat(10_000)],
  ['addresses', 'a@a.'.repeat(100_000)],
  ['signs of quotation', '> '.repeat(200_000)],
  ['a link without end', `https://${'a.'.repeat(150_000)}`],
])('a text of %s', PATIENCE, async (_what, text) => {
  expect(await attack({ kind: 'text', text })).not.toMatchObject({ doubts: ['nothingReadable'] })
})

test('what is no PDF and no mail at all', PATIENCE, async () => {
  const content = Buffer.from(`%PDF-1.7\n${'\0'.repeat(1_000)}`)
  expect(await attack({ kind: 'pdf', content })).toMatchObject({ doubts: ['nothingReadable'] })
  expect(await attack({ kind: 'mail', content: Buffer.alloc(0) })).toMatchObject({ isSure: false })
})

test('nothing that a mail names is fetched', PATIENCE, async () => {
  let asked = 0
  const server = createServer((_request, response) => {
    asked += 1
    response.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const html = `<img src="${address}/a.png"><link rel="stylesheet" href="${address}/a.css"><iframe src="${address}/b"></iframe><p>Hola</p>`
  await attack({ kind: 'mail', content: mailFile({ from: 'a@example.com', subject: 'x', html }) })
  await attack({ kind: 'text', text: `${address}/item/red-shoes` })
  expect(asked).toBe(0)
  server.close()
})

test('a person reads 60 an hour', { timeout: 120_000 }, async () => {
  const client = await given.client()
  const body = { text: 'https://www.nike.com/cap' }
  const read = () => signedInAs(client).call(orderReading.readOrderMail, { body })
  const statuses: string[] = []
  for (let count = 0; count < 61; count += 1) {
    statuses.push(
      await read().then(
        ({ store }) => store,
        ({ code }) => code,
      ),
    )
  }
  expect(statuses.slice(-2)).toEqual(['Nike', 'tooManyRequests'])
  expect(new Set(statuses.slice(0, 60))).toEqual(new Set(['Nike']))
})
