import type { AuthorizedName } from '@app/contract/authorized-names.contract'
import { verifyAuthorizedName } from '@app/contract/endpoints/authorized-names'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useActor } from '../../session/use-actor.ts'
import { useMay } from '../../session/use-may.ts'
import { ReasonDialog } from '../../ui/dialog/reason-dialog.tsx'
import { useVerifyAuthorizedName } from '../authorized-names/authorized-names.queries.ts'

/** An administrator says that they saw the document of an authorized person, or that it was a mistake. */
export function PersonIdentity({ person }: { person: AuthorizedName }) {
  const { t } = useTranslation(['clients', 'profile'])
  const { role } = useActor()
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  const verifying = useVerifyAuthorizedName(person.id)
  if (role !== 'administrator' || !may(verifyAuthorizedName)) return null
  const isVerified = person.identityVerifiedAt === null
  const words = isVerified ? 'verify' : 'doubt'
  const document = `${t(`profile:identificationTypes.${person.identificationType}`)} ${person.identification}`
  return (
    <>
      <Button variant="default" size="compact-sm" onClick={() => setOpen(true)}>
        {t(`people.${words}`)}
      </Button>
      {isOpen ? (
        <ReasonDialog
          title={t(`people.${words}Title`, { name: person.name })}
          confirmLabel={t(`people.${words}`)}
          label={t(`people.${words}Note`)}
          error={verifying.error}
          onConfirm={(note) => verifying.mutateAsync({ isVerified, note })}
          onClose={() => setOpen(false)}
        >
          <p>{t(`people.${words}What`, { document })}</p>
        </ReasonDialog>
      ) : null}
    </>
  )
}
