import { type Actor, roleOf } from '@app/domain'
import { useMe } from './use-session.ts'

export function useActor(): Actor {
  const { id, role, duties } = useMe()
  return { userId: id, role: roleOf(role), duties }
}
