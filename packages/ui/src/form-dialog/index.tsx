import { useCommonPhrases } from '@hearth/i18n/phrases';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Alert } from '../alert/index.tsx';
import { Button } from '../button/index.tsx';
import { Modal } from '../modal/index.tsx';
import type { ModalSize } from '../modal/index.tsx';

/** The form state that a FormDialog needs; created by `useForm` of the client. */
export interface DialogForm {
  readonly element: ComponentPropsWithRef<'form'> & { readonly id: string };
  readonly busy: boolean;
  readonly isDirty: boolean;
  /** Why the last try was refused; null where it was not. */
  readonly error: unknown;
}

/** The props of a FormDialog. */
export type FormDialogProps = {
  form: DialogForm;
  title: ReactNode;
  /** The verb on the button that sends the form. */
  submit: ReactNode;
  /** What to say of a refusal. */
  problem: (error: unknown) => string;
  onClose: () => void;
  description?: ReactNode;
  size?: ModalSize | undefined;
  /** For the button beside; "Cancel" when absent. */
  cancel?: ReactNode;
  /** What that button does instead of closing, such as going back to a list. */
  onCancel?: (() => void) | undefined;
  /** Said with a refusal, below its words. */
  kept?: ReactNode;
  /** Something is taken away by it. */
  danger?: boolean | undefined;
  /** Asks before what was written would be lost. */
  confirmLeave?: boolean | undefined;
  /** Between the fields: how they are laid out. */
  className?: string | undefined;
  /** Below the form and not sent with it. */
  after?: ReactNode;
  children: ReactNode;
};

/** A form over the page: its fields, a refusal above them, and the buttons that send it or leave it. Open as long as it is drawn. */
export function FormDialog({
  form,
  title,
  submit,
  problem,
  onClose,
  description,
  size,
  cancel,
  onCancel = onClose,
  kept,
  danger = false,
  confirmLeave = false,
  className = 'grid gap-4',
  after,
  children,
}: FormDialogProps) {
  const { t } = useCommonPhrases();
  const leave = (by: () => void) => (): void => {
    if (!confirmLeave || !form.isDirty || window.confirm(t('leave'))) by();
  };
  return (
    <Modal
      open
      onClose={leave(onClose)}
      title={title}
      closeLabel={t('close')}
      size={size}
      description={description}
      footer={
        <>
          <Button onClick={leave(onCancel)}>{cancel ?? t('cancel')}</Button>
          <Button type="submit" form={form.element.id} variant={danger ? 'danger' : 'primary'} busy={form.busy}>
            {submit}
          </Button>
        </>
      }
    >
      <form {...form.element} className={className}>
        {form.error !== null && (
          <Alert tone="bad" urgent title={problem(form.error)}>
            {kept}
          </Alert>
        )}
        {children}
      </form>
      {after}
    </Modal>
  );
}
