import { Link } from 'react-router'
import { useActor } from '../../session/use-actor.ts'
import { clientAddress } from './client-address.ts'
import styles from './client-link.module.css'

type Props = { client: { id: string; name: string; code: string }; withCode?: boolean }

/** A client's name, which leads staff to all that is known of them. */
export function ClientLink({ client: { id, name, code }, withCode = false }: Props) {
  const address = clientAddress(useActor().role, id)
  const text = withCode ? (
    <>
      {name} <span className={styles.code}>({code})</span>
    </>
  ) : (
    name
  )
  return address ? <Link to={address}>{text}</Link> : text
}
