// Scanners as they are found in warehouses: how far apart their keys come, which they hold, whether they let go at all. A number that the
// house knows is found whole, or it is asked about; it is never cut, and nothing that a person typed is lost.
import { expect, test } from 'vitest'
import { hearKeys } from './recording/key-times.ts'
import { type GeneratedScan, scansOfAllProfiles } from './testing/scan-profiles.ts'

/** What comes of one scan, with the focus in a field or nowhere. */
const hear = ({ keys, focus }: GeneratedScan) => hearKeys(keys, focus === 'nothing' ? 'nothing' : 'otherField')

test('10,000 scans: none is cut, none is another number, nothing typed is lost', () => {
  const told = { found: 0, unread: 0, cut: 0, lost: 0 }
  const unread = new Map<string, number>()
  // A third begins in the scan field, where nothing is recognised: everything is a scan.
  for (const scan of scansOfAllProfiles(15_000).filter(({ focus }) => focus !== 'scanField')) {
    const { readings, field } = hear(scan)
    if (readings.includes(scan.number)) told.found += 1
    else if (readings.length === 0) {
      told.unread += 1
      unread.set(scan.name, (unread.get(scan.name) ?? 0) + 1)
    } else told.cut += 1
    if (!field.startsWith(scan.typedBefore)) told.lost += 1
  }
  console.log(told, Object.fromEntries(unread))
  expect(told).toMatchObject({ cut: 0, lost: 0 })
  expect(told.found + told.unread).toBe(10_000)
  // Slow keys that nobody is seen to let go of, in a field where people type: nothing tells them from a person's.
  expect([...unread.keys()]).toEqual(['60 ms, never let go, in another field'])
})
