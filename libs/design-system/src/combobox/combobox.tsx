import { useId, useRef, useState, type KeyboardEvent } from 'react';
import control from '../field/control.module.css';
import { Icon, type IconName } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import css from './combobox.module.css';
import { highlightParts } from './highlight.ts';

export interface ComboboxOption {
  readonly id: string;
  readonly label: string;
  /** A second line: the region of a town. */
  readonly hint?: string;
  readonly icon?: IconName;
}

export interface ComboboxGroup<Option extends ComboboxOption = ComboboxOption> {
  readonly title?: string;
  readonly options: readonly Option[];
}

export interface ComboboxProps<Option extends ComboboxOption> {
  readonly label: string;
  readonly placeholder?: string;
  /** The text in the field. */
  readonly value: string;
  readonly onType: (text: string) => void;
  readonly groups: readonly ComboboxGroup<Option>[];
  readonly onChoose: (option: Option) => void;
  /** Enter without an option in hand. */
  readonly onSubmit?: () => void;
  readonly loading?: boolean;
  readonly loadingText: string;
  /** Shown when something was typed and nothing is found; nothing is shown without. */
  readonly emptyText?: string | undefined;
  /** Read out with the suggestions: `5 suggestions`. */
  readonly countText?: string;
  /** Names the cross that empties the field; without it there is none. */
  readonly clearLabel?: string;
  readonly name?: string;
  readonly icon?: IconName;
  /** `bare` stands inside a search bar: small label, strong text, no border. */
  readonly look?: 'bordered' | 'bare';
}

/** A text field with suggestions below (ARIA combobox with a list). */
export function Combobox<Option extends ComboboxOption>(props: ComboboxProps<Option>) {
  const {
    label,
    placeholder,
    value,
    onType,
    groups,
    onChoose,
    onSubmit,
    loading,
    loadingText,
    emptyText,
    countText,
    clearLabel,
    name,
    icon,
    look = 'bordered',
  } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const options = groups.flatMap((group) => group.options);
  const status = loading ? loadingText : options.length === 0 && value.trim() ? emptyText : undefined;
  const shown = open && (options.length > 0 || status !== undefined);
  const inHand = shown ? options[active] : undefined;

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (option: Option) => {
    onChoose(option);
    close();
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const to = shown ? activeAfter(event.key, active, options.length) : undefined;
    if (to !== undefined) setActive(to);
    else if (event.key === 'ArrowDown' && !shown) setOpen(true);
    else if (event.key === 'Enter' && inHand) choose(inHand);
    else if (event.key === 'Enter') {
      close();
      // Without its own way to submit, the form takes the key.
      if (!onSubmit) return;
      onSubmit();
    } else if (event.key === 'Escape' && shown) close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className={css.combobox} data-look={look}>
      <label className={css.label} htmlFor={`${id}-input`}>
        {label}
      </label>
      <div className={`${control.box} ${css.box}`}>
        {icon && <Icon name={icon} />}
        <input
          ref={input}
          id={`${id}-input`}
          className={`${control.control} ${css.input}`}
          type="text"
          role="combobox"
          name={name}
          value={value}
          placeholder={placeholder}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          aria-autocomplete="list"
          aria-expanded={shown}
          aria-controls={`${id}-list`}
          aria-activedescendant={inHand && `${id}-${inHand.id}`}
          onChange={(event) => {
            onType(event.target.value);
            setActive(-1);
            setOpen(true);
          }}
          onFocus={() => setOpen(true)}
          onClick={() => setOpen(true)}
          onBlur={close}
          onKeyDown={press}
        />
        {clearLabel && value && (
          <IconButton
            icon="x"
            label={clearLabel}
            className={css.clear}
            onClick={() => {
              onType('');
              input.current?.focus();
            }}
          />
        )}
      </div>
      <div className={css.panel} hidden={!shown} onMouseDown={(event) => event.preventDefault()}>
        {status && (
          <p className={css.status}>
            {loading && <Icon name="loader" spinning />}
            {status}
          </p>
        )}
        <div id={`${id}-list`} role="listbox" aria-label={label}>
          {groups.map(
            (group, index) =>
              group.options.length > 0 && (
                <div key={group.title ?? index} role="group" aria-labelledby={group.title && `${id}-group-${index}`}>
                  {group.title && (
                    <p className={css.group} id={`${id}-group-${index}`} role="presentation">
                      {group.title}
                    </p>
                  )}
                  {group.options.map((option) => (
                    <Option
                      key={option.id}
                      id={`${id}-${option.id}`}
                      option={option}
                      typed={value}
                      active={option === inHand}
                      onChoose={() => choose(option)}
                      onPoint={() => setActive(options.indexOf(option))}
                    />
                  ))}
                </div>
              ),
          )}
        </div>
      </div>
      <p className={css.spoken} role="status">
        {shown ? (status ?? countText) : ''}
      </p>
    </div>
  );
}

interface OptionProps {
  readonly id: string;
  readonly option: ComboboxOption;
  readonly typed: string;
  readonly active: boolean;
  readonly onChoose: () => void;
  readonly onPoint: () => void;
}

function Option({ id, option, typed, active, onChoose, onPoint }: OptionProps) {
  return (
    <div
      id={id}
      className={css.option}
      role="option"
      aria-label={option.hint ? `${option.label}, ${option.hint}` : option.label}
      aria-selected={active}
      ref={active ? keepInSight : undefined}
      onClick={onChoose}
      onMouseMove={onPoint}
    >
      <Icon name={option.icon ?? 'map-pin'} />
      <span>
        {highlightParts(option.label, typed).map((part, index) => (part.typed ? <mark key={index}>{part.text}</mark> : part.text))}
        {option.hint && ' '}
        {option.hint && <span className={css.hint}>{option.hint}</span>}
      </span>
    </div>
  );
}

function keepInSight(element: HTMLElement | null) {
  element?.scrollIntoView?.({ block: 'nearest' });
}

/** Where a key leads in the list; -1 is the field itself. */
function activeAfter(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : -1;
  if (key === 'ArrowUp') return active < 0 ? count - 1 : active - 1;
  return undefined;
}
