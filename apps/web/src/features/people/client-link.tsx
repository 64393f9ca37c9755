import { getClientBalance } from '@app/contract/endpoints/users'
import { useActor } from '../../session/use-actor.ts'
import { useMay } from '../../session/use-may.ts'
import { Link } from '../../ui/edit/link.tsx'
import { clientAddress } from './client-address.ts'
import styles from './client-link.module.css'

type Props = { client: { id: string; name: string; code: string }; withCode?: boolean }

/** A client's name, which leads staff to all that is known of them. */
export function ClientLink({ client: { id, name, code }, withCode = false }: Props) {
  const { role } = useActor()
  const isOpen = useMay()(getClientBalance)
  const address = isOpen ? clientAddress(role, id) : null
  const text = withCode ? (
    <>
      {name} <span className={styles.code}>({code})</span>
    </>
  ) : (
    name
  )
  return address ? <Link to={address}>{text}</Link> : text
}
