import { runs, type Sent } from '@app/contract'
import type { Run } from '@app/contract/runs/runs.contract'
import { expect } from 'vitest'
import { only } from '../../records/only.ts'
import { givenPackagesLike } from '../given/given-many-packages.repository.ts'
import { given } from '../given/given-orders.ts'
import { PATIENCE } from '../patience.ts'
import type { startRecorder } from '../recorded-statements.ts'
import { currentServer, headersOf, signedInAs } from '../world.ts'

type Who = Parameters<typeof signedInAs>[0]
type Asked = Sent<typeof runs.previewRun>['body']

const read = ({ id }: Pick<Run, 'id'>, who: Who) => signedInAs(who).call(runs.getRun, { params: { id } })

/** What an act would do with many records. */
export const previewedRun = (body: Asked, who: Who = 'administrator'): Promise<Run> =>
  signedInAs(who).call(runs.previewRun, { body })

/** Worked off to its end. */
export async function endedRun(run: Pick<Run, 'id'>, who: Who = 'administrator'): Promise<Run> {
  await expect.poll(async () => (await read(run, who)).state, PATIENCE).toBe('done')
  return read(run, who)
}

/** Started, and worked off to its end. */
export async function finishedRun(run: Pick<Run, 'id'>, who: Who = 'administrator'): Promise<Run> {
  await signedInAs(who).call(runs.startRun, { params: { id: run.id } })
  return endedRun(run, who)
}

/** Asked to be undone, and the undo worked off to its end. */
export async function undoneRun({ id }: Pick<Run, 'id'>, who: Who = 'administrator'): Promise<Run> {
  return endedRun(await signedInAs(who).call(runs.undoRun, { params: { id } }), who)
}

type Measured = { run: Run; statements: number; milliseconds: number }
type Recorder = ReturnType<typeof startRecorder>

/** A call of runs within this process, where what it sends is heard. */
async function measured(recorder: Recorder, url: string, payload: object): Promise<Measured> {
  const { app } = await currentServer()
  const headers = await headersOf(await given.administrator())
  const answered: Run[] = []
  const start = performance.now()
  const sent = await recorder.record(async () => {
    answered.push((await app.inject({ method: 'POST', url, headers, payload })).json<Run>())
  })
  return { run: only(answered), statements: sent.flat().length, milliseconds: performance.now() - start }
}
export const measuredPreview = (recorder: Recorder, asked: Asked) => measured(recorder, '/api/run', asked)
export const measuredStart = (recorder: Recorder, { id }: Pick<Run, 'id'>) => measured(recorder, `/api/run/${id}/start`, {})

/** How many statements a preview of five thousand orders sends, found by a filter. */
export async function statementsOfFiveThousand(
  recorder: Recorder,
  asked: (filter: { clientId: string }) => Asked,
): Promise<number> {
  const client = await given.client()
  const { id } = await given.order({ client })
  await givenPackagesLike(id, { inReview: 4_999 })
  const { run, statements } = await measuredPreview(recorder, asked({ clientId: client.id }))
  expect(run.counts).toMatchObject({ total: 5_000, waiting: 5_000 })
  expect(statements).toBeGreaterThan(0)
  return statements
}
