import type { Answer, Sent } from '@app/contract/endpoint'
import type { Callable } from '@app/contract/fields/callable'
import { ApiError } from '../../api/api-error.ts'
import { call, type Input } from '../../api/call.ts'
import { whileWorking } from './working.ts'

/** The task grows old while it is solved, or somebody else used up what was left: then there is another. */
const MOST_TASKS = 3

type BodyOf<E extends Callable> = Sent<E> extends { body: infer Body extends object } ? Omit<Body, 'work'> : never

/** As `call`, where anybody may try: past a number of tries the browser first does the work that the server asks for. */
export async function callWithWork<E extends Callable>(endpoint: E, body: BodyOf<E>): Promise<Answer<E>> {
  let work: string | undefined
  for (let tasks = 0; ; tasks += 1) {
    try {
      return await call(endpoint, { body: { ...body, work } } as unknown as Input<E>)
    } catch (error) {
      const isAsked = error instanceof ApiError && error.code === 'workNeeded'
      if (!isAsked || tasks === MOST_TASKS) throw error
      work = await whileWorking(solved(error))
    }
  }
}

/** What cannot be solved here stays refused. */
async function solved(refusal: ApiError): Promise<string> {
  const { solveTask } = await import('./solve-task.ts')
  return solveTask(refusal.details.task).catch(() => {
    throw refusal
  })
}
