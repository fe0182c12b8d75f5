-- The site config of the build is the ground; the row keeps what control changed of it, as a merge patch. The whole
-- documents of before cannot be told apart into the two: they follow the build.
update "world" set "config" = '{}';
