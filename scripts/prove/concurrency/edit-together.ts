import { eachOf, type Outcome, type Trial } from './proof.ts'
import type { Stage } from './stage.ts'

const EDITORS = 20
const EDITS = 10

/** Each editor reads what a package is worth and adds a cent, with the version that was read; told that it changed, they read again. */
export const editTogether: Trial = { promise: 'of twenty who edit one record, nobody’s change is lost', prove }

async function prove({ ines, luis, packages }: Stage): Promise<Outcome> {
  const [id = ''] = packages.edited
  const path = `/order/${id}`
  const before = (await ines[0].send('GET', path)).json
  const broken: string[] = []
  let told = 0
  const editors = Array.from({ length: EDITORS }, (_, editor) => editor)
  await eachOf(editors, EDITORS, async (editor) => {
    const caller = (editor % 4 < 2 ? ines : luis)[editor % 2 === 0 ? 0 : 1]
    for (let edits = 0; edits < EDITS; ) {
      const { etag, json } = await caller.send('GET', path)
      const body = { productValueInCents: Number(json.productValueInCents) + 1 }
      const headers = { 'if-match': etag ?? '' }
      const { status, code } = await caller.send('PUT', `/order/associate/value/${id}`, { body, headers })
      if (status === 200) edits += 1
      else if (status === 412 || code === 'orderChangedMeanwhile') told += 1
      else {
        broken.push(`${status} ${code}`)
        return
      }
    }
  })
  const after = (await luis[1].send('GET', path)).json
  const cents = Number(after.productValueInCents) - Number(before.productValueInCents)
  if (cents !== EDITORS * EDITS) broken.push(`${EDITORS * EDITS} cents were added, ${cents} are there`)
  return { seen: `${EDITORS} editors, ${EDITORS * EDITS} edits, ${told} told that it had changed, ${cents} cents`, broken }
}
