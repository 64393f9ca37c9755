import { DomainError } from '@app/domain'
import type { Parts } from '../../http/parts.ts'
import { countTries, isFirst, type Subjects, takeBackTries } from '../rate-limits/limit-tries.ts'
import { makeTask, solvedTaskOf } from './tasks.ts'
import { readWorkSecret } from './work-secret.repository.ts'

type Asked = { about: string; work: string | undefined }

/**
 * Counts a try of an anonymous caller. Past a limit the call costs work instead of being refused, so that one caller cannot shut out others: a
 * caller without an answer gets a task, and that try is not counted.
 * @throws workNeeded with the task.
 */
export async function requireWork(parts: Pick<Parts, 'outsideDb'>, subjects: Subjects, { about, work }: Asked): Promise<void> {
  const excess = await countTries(parts, subjects)
  if (excess === null) return
  const secret = await readWorkSecret(parts.outsideDb)
  const task = work === undefined ? null : await solvedTaskOf(secret, work, about)
  if (task !== null && (await isFirst(parts, 'solvedTask', task))) return
  await takeBackTries(parts, subjects, 1)
  throw new DomainError('workNeeded', { task: await makeTask(secret, { about, level: Math.floor(excess) }) })
}
