-- A name as it sounds, for finding it in another script: the consonants of Latin, Cyrillic and Arabic letters in one alphabet, doubled ones
-- once, each word between spaces. Vowels, silent letters, the Arabic article and what each language writes its own way are left out: «Юсуф»,
-- «يوسف» and "Youssef" are all ' sf '. Digraphs come before single letters; x stands for sh and ch, g for j and zh, h for kh.
-- A function of its own language, so that plans do not repeat it in full.
create function platform.name_sound(value text) returns text language plpgsql immutable parallel safe strict as $$
begin
  return ' ' || btrim(regexp_replace(regexp_replace(regexp_replace(
    translate(
      regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
        replace(replace(replace(replace(
          -- Words apart, without apostrophes; a space on each side of each word.
          replace(' ' || translate(platform.searchable(value), '-./_''`’ʼ', '    ') || ' ', ' ', '  '),
          'x', 'ks'), 'дж', 'ж'), 'ц', 'ts'), 'tz', 'ts'),
        ' (ال(?=[^ ]{3})|[ae]l )', ' ', 'g'),
        'tsch|tch|sch|sh|ch|cz|sz', 'x', 'g'),
        'zh', 'g', 'g'),
        '([ptgd])h|k(?=h)', '\1', 'g'),
        'c([eiy])', 's\1', 'g'),
        ' [wو]', ' v', 'g'),
      'бвгґджзклмнпрстфхчшщ' || 'بپتثجچحخدذرزژسشصضطظغڤفقكکگلمنهةj' || 'qc' || 'аеёийоуыэюяіїєъьѣ' || 'اأإآويیىءؤئعaeiouyw',
      'bvggdgzklmnprstfhxxx' || 'bpttgxhhddrzgsxsdtzgvfkkkglmnhhg' || 'kk'),
    'h(?= |$)', '', 'g'),
    '([a-z])\1+', '\1', 'g'),
    ' +', ' ', 'g')) || ' ';
end
$$;
