import { useEffect } from 'react';
import { useForm } from 'react-final-form';
import { recallOrder, rememberOrder } from '../../../views/order/form/stored-order.ts';
import { pageMemory } from '../page-memory.ts';

/** Brings back what was typed before a reload and keeps what is typed from now on; never the card. */
export function RememberForm() {
  const form = useForm();
  useEffect(() => {
    form.batch(() => {
      for (const [name, value] of Object.entries(recallOrder(pageMemory))) form.change(name, value);
    });
    return form.subscribe(({ values }) => rememberOrder(values, pageMemory), { values: true });
  }, [form]);
  return null;
}
