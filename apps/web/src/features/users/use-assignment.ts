import type { User } from '@app/contract/users.contract'
import { useTranslation } from 'react-i18next'
import { showSuccess, showUndo } from '../../ui/say/toast.ts'
import { useAssignClients, useUnassignClients } from './users.queries.ts'

/** Gives clients to an associate and takes them back. What moved no orders can be undone from the toast. */
export function useAssignment(associateId: string | null, onDone: () => void) {
  const { t } = useTranslation('administrator')
  const assigning = useAssignClients()
  const unassigning = useUnassignClients()

  const assign = (clients: readonly User[], withOpenOrders: boolean) => {
    if (!associateId) return
    const clientIds = clients.map(({ id }) => id)
    const undo = () => unassigning.mutate({ associateId, clientIds })
    const onSuccess = () => {
      onDone()
      // The orders that followed would stay with the associate, so that is no whole way back.
      if (withOpenOrders) showSuccess(t('assignment.assigned'))
      else showUndo(t('assignment.assigned'), undo)
    }
    assigning.mutate({ associateId, clientIds, withOpenOrders }, { onSuccess })
  }

  const unassign = (clients: readonly User[]) => {
    if (!associateId) return
    const clientIds = clients.map(({ id }) => id)
    const undo = () => assigning.mutate({ associateId, clientIds, withOpenOrders: false })
    const onSuccess = () => {
      onDone()
      showUndo(t('assignment.unassigned'), undo)
    }
    unassigning.mutate({ associateId, clientIds }, { onSuccess })
  }
  return { assign, unassign, isPending: assigning.isPending || unassigning.isPending }
}
