import type { AuthorizedName } from '@app/contract/authorized-names.contract'
import { Button } from '@mantine/core'
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../session/use-session.ts'
import { ConfirmDialog } from '../../ui/edit/confirm-dialog.tsx'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { PageLoading } from '../../ui/page/page-loading.tsx'
import { EmptyState } from '../../ui/show/empty-state.tsx'
import { Note } from '../../ui/show/note.tsx'
import { useAuthorizedNames, useRemoveAuthorizedName } from './authorized-names.queries.ts'
import styles from './authorized-names-list.module.css'
import { AuthorizedNamesRow } from './authorized-names-row.tsx'
import { OwnQuota } from './own-quota.tsx'

const AddAuthorizedNameDialog = lazy(async () => ({
  default: (await import('./add-authorized-name-dialog.tsx')).AddAuthorizedNameDialog,
}))

/** Who may collect the client's packages or be declared in their place; added, changed and removed. */
export function AuthorizedNamesList() {
  // The words of the people come with those of the page.
  const { t } = useTranslation(['profile', 'consents'])
  const isClosed = useMe().emailStatus === 'waiting'
  const people = useAuthorizedNames()
  const remove = useRemoveAuthorizedName()
  const [edited, setEdited] = useState<AuthorizedName | 'new' | null>(null)
  const [doomed, setDoomed] = useState<AuthorizedName | null>(null)
  // The row goes with the question, and comes back with the reason where it is refused.
  const removeDoomed = () => {
    if (doomed) remove.mutate(doomed.id)
    setDoomed(null)
  }
  const addButton = (
    <Button disabled={isClosed} leftSection={<IconUserPlus aria-hidden />} onClick={() => setEdited('new')}>
      {t('authorizedNames.add')}
    </Button>
  )
  return (
    <section className={styles.card}>
      <header className={styles.header}>
        <div>
          <h2>{t('authorizedNames.title')}</h2>
          <p>{t('authorizedNames.sentence')}</p>
        </div>
        {people.data && people.data.length > 0 ? addButton : null}
      </header>
      {isClosed ? <Note tone="neutral">{t('authorizedNames.closed')}</Note> : null}
      {people.isPending ? <PageLoading /> : null}
      {people.isError ? <ErrorState error={people.error} onRetry={() => void people.refetch()} /> : null}
      {people.data?.length === 0 ? (
        <EmptyState
          icon={IconUsers}
          title={t('authorizedNames.empty')}
          sentence={t('authorizedNames.emptySentence')}
          action={addButton}
        />
      ) : null}
      <ul className={styles.list}>
        <OwnQuota />
        {people.data?.map((person) => (
          <AuthorizedNamesRow
            key={person.id}
            person={person}
            onEdit={setEdited}
            onRemove={setDoomed}
            failure={remove.isError && remove.variables === person.id ? remove.error : null}
          />
        ))}
      </ul>
      <Suspense>
        {edited ? (
          <AddAuthorizedNameDialog
            {...(edited === 'new' ? {} : { person: edited })}
            purpose="pickup"
            onClose={() => setEdited(null)}
            onAdded={() => setEdited(null)}
          />
        ) : null}
      </Suspense>
      <ConfirmDialog
        opened={doomed !== null}
        onClose={() => setDoomed(null)}
        title={t('authorizedNames.removeTitle', { name: doomed?.name })}
        confirmLabel={t('authorizedNames.removeConfirm')}
        onConfirm={removeDoomed}
        isRunning={remove.isPending}
        dangerous
      >
        <p>{t('authorizedNames.removeWhat')}</p>
      </ConfirmDialog>
    </section>
  )
}
