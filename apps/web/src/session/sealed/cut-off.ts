// A station that is cut off may be opened again: only then, and only until the server answers, its keys lie in the browser. Scripts of
// this page can use them and cannot read them; who reads the disk meanwhile can (docs/decisions/0130).
import { type DBSchema, openDB } from 'idb'
import { currentlyConnected, subscribeToConnection } from '../../api/connection.ts'
import { CUT_OFF_DATABASE, removeDatabase } from '../storage.ts'
import { currentToken } from '../token.ts'
import { currentKeyring, holdKeyring, isHeldFor, type Keyring } from './keyring.ts'

const KEYS = 'keys'
type LaidDown = { tokenEnd: string; keyring: Keyring }
type Schema = DBSchema & { keys: { key: string; value: LaidDown } }

/** Of the token only as much as tells it from another. */
const endOf = (token: string): string => token.slice(-6)

const open = () =>
  openDB<Schema>(CUT_OFF_DATABASE, 1, {
    upgrade: (database) => void database.createObjectStore(KEYS),
    blocking: (_current, _blocked, { target }) => target instanceof IDBDatabase && target.close(),
  })

async function layDown(): Promise<void> {
  const [token, keyring] = [currentToken(), currentKeyring()]
  if (!token || !keyring) return
  const database = await open()
  // Meanwhile the session may have ended, or the connection come back.
  if (isHeldFor(token) && !currentlyConnected()) await database.put(KEYS, { tokenEnd: endOf(token), keyring }, KEYS)
  database.close()
}

/** The keys of this session, where they were laid down. */
export async function takeUp(token: string): Promise<boolean> {
  if (isHeldFor(token)) return true
  const database = await open()
  const laidDown = await database.get(KEYS, KEYS)
  database.close()
  if (laidDown?.tokenEnd !== endOf(token) || token !== currentToken()) return false
  holdKeyring(token, laidDown.keyring)
  return true
}

/** Until the returned function is called: of a screen that goes on without connection. */
export function layDownWhileCutOff(): () => void {
  const takeAway = () => removeDatabase(CUT_OFF_DATABASE)
  const follow = () => {
    if (currentlyConnected()) takeAway()
    else void layDown().catch(() => undefined)
  }
  if (!currentlyConnected()) follow()
  const stop = subscribeToConnection(follow)
  return () => {
    stop()
    takeAway()
  }
}
