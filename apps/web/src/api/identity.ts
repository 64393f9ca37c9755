// What moves goods or money for good asks who is there when the last answer is old (403): the person shows it, and the call goes on.
import { askable } from '../ui/edit/question.ts'
import type { Asked, OnceMore } from './companion.ts'
import { versionFor } from './edits.ts'

/** Whether the person showed who they are. */
export const identityQuestions = askable<null, boolean>(false)

let asking: Promise<boolean> | null = null

/** Several calls that are refused at once ask once. The call was not begun: it is sent again as it was, under the same key. */
export async function identifyAgain(asked: Asked): Promise<OnceMore | null> {
  asking ??= identityQuestions.ask(null).finally(() => {
    asking = null
  })
  return (await asking) ? { asked, version: versionFor(asked) } : null
}
